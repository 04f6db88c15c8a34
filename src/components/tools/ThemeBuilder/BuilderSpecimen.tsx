import { useContext, useId, type ReactNode } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { useTheme } from '@mui/joy/styles';
import { usePaletteMode } from '../../../hooks/usePaletteMode';
import { COLOURS, type Scheme } from '../../../lib/theme/joyTheme/tokens';
import { DemoVariables } from '../../demos/Demo/DemoVariables';
import { PreviewScheme } from './PreviewScheme';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

const INVOICES = [
  ['2041', 'Larsen & Sons', '€ 1,250'],
  ['2042', 'Ortega Studio', '€ 480'],
] as const;

/** Variables of the other scheme than that of the page, for one part of it. */
function SchemeVariables({ scheme }: { scheme: Scheme }) {
  const theme = useTheme();
  const rules = {
    '[data-preview-scheme]': {
      ...theme.generateCssVars().css,
      ...theme.generateCssVars(scheme).css,
    },
  };
  return <DemoVariables rules={rules} prefix="joy-preview" />;
}

function Surface({ children }: { children: ReactNode }) {
  const chosen = useContext(PreviewScheme);
  const mode = usePaletteMode();
  const other = chosen !== null && chosen !== mode ? chosen : null;
  return (
    <>
      {other && <SchemeVariables scheme={other} />}
      <Sheet
        {...(other ? { 'data-preview-scheme': other } : {})}
        sx={{
          p: 2.5,
          bgcolor: 'background.body',
          colorScheme: chosen ?? mode,
          fontFamily: 'body',
        }}
      >
        {children}
      </Sheet>
    </>
  );
}

function Controls() {
  const id = useId();
  return (
    <Card size="sm">
      <Typography component="h4" level="title-md">
        New invoice
      </Typography>
      <FormControl>
        <FormLabel>Customer</FormLabel>
        <Input defaultValue="Ortega Studio" />
        <FormHelperText>As it is printed on the invoice</FormHelperText>
      </FormControl>
      <Checkbox label="Send a copy to me" defaultChecked />
      <Stack direction="row" spacing={1} alignItems="center">
        <Switch
          defaultChecked
          slotProps={{ input: { 'aria-labelledby': `${id}-remind` } }}
        />
        <Typography id={`${id}-remind`} level="body-sm">
          Remind after 14 days
        </Typography>
      </Stack>
      <Slider aria-label="Discount in percent" defaultValue={30} size="sm" />
      <CardActions>
        <Button variant="outlined" color="neutral">
          Cancel
        </Button>
        <Button>Create invoice</Button>
      </CardActions>
    </Card>
  );
}

/** A specimen of a theme's tokens: every colour, variant, radius and level of type. */
export default function BuilderSpecimen() {
  return (
    <Surface>
      <Stack spacing={2}>
        <div>
          <Typography component="h4" level="h3">
            Invoices
          </Typography>
          <Typography level="body-md">
            Two are waiting. <Link href="/joy-ui/">Show all</Link>
          </Typography>
          <Typography level="body-xs">Updated a minute ago</Typography>
        </div>
        <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size="sm">
              {variant}
            </Button>
          ))}
          <Button size="sm" disabled>
            disabled
          </Button>
        </Stack>
        {VARIANTS.map((variant) => (
          <Stack
            key={variant}
            direction="row"
            spacing={0.75}
            useFlexGap
            flexWrap="wrap"
          >
            {COLOURS.map((color) => (
              <Chip key={color} variant={variant} color={color} size="sm">
                {color}
              </Chip>
            ))}
          </Stack>
        ))}
        <Alert color="success" variant="soft" size="sm">
          Invoice 2041 was paid.
        </Alert>
        <Alert color="danger" variant="solid" size="sm">
          Invoice 2042 is overdue.
        </Alert>
        <Controls />
        <Table size="sm" aria-label="Invoices">
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Customer</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {INVOICES.map(([number, customer, amount]) => (
              <tr key={number}>
                <td>{number}</td>
                <td>{customer}</td>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <LinearProgress determinate value={60} aria-label="Paid this month" />
      </Stack>
    </Surface>
  );
}
