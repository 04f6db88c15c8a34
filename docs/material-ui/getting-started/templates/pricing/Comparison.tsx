import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import { FEATURES, PLANS } from './data';

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  return value ? (
    <Check color="secondary" titleAccess="Yes" />
  ) : (
    <Remove color="disabled" titleAccess="No" />
  );
}

/** All plans beside each other; on phones one of them, which is chosen above. */
export default function Comparison() {
  const [shown, setShown] = React.useState(1);
  const toDisplay = (plan: number) => ({
    display: { xs: plan === shown ? 'table-cell' : 'none', sm: 'table-cell' },
  });

  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        color="primary"
        aria-label="Plan in the table"
        value={shown}
        onChange={(_event, next: number | null) => {
          if (next !== null) setShown(next);
        }}
        sx={{ display: { sm: 'none' }, mb: 2 }}
      >
        {PLANS.map(({ name }, index) => (
          <ToggleButton key={name} value={index}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TableContainer component={Paper} variant="outlined">
        <Table aria-label="Features of the plans">
          <TableHead>
            <TableRow>
              <TableCell>Feature</TableCell>
              {PLANS.map(({ name }, index) => (
                <TableCell key={name} sx={toDisplay(index)}>
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {FEATURES.map(({ name, values }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={PLANS[index]?.name} sx={toDisplay(index)}>
                    <Value value={value} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
