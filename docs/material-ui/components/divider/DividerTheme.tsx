import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Divider' {
  interface DividerPropsVariantOverrides {
    strong: true;
  }
}

function shapeDividers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDivider: {
        styleOverrides: { root: { borderStyle: 'dashed' } },
        variants: [
          {
            props: { variant: 'strong' },
            style: ({ theme }) => ({
              borderStyle: 'solid',
              borderBottomWidth: 3,
              borderColor: theme.palette.text.primary,
            }),
          },
        ],
      },
    },
  };
}

export default function DividerTheme() {
  return (
    <ThemeProvider theme={shapeDividers}>
      <Stack spacing={1.5}>
        <Typography fontWeight={600}>Programme of the evening</Typography>
        <Divider variant="strong" />
        <Typography>Four songs on rivers</Typography>
        <Divider />
        <Typography>A suite for two guitars</Typography>
      </Stack>
    </ThemeProvider>
  );
}
