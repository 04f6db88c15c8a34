import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';

function shapeTooltips(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTooltip: {
        defaultProps: { arrow: true, describeChild: true, enterDelay: 300 },
        styleOverrides: {
          tooltip: ({ theme }) => ({
            ...theme.typography.body2,
            color: theme.palette.text.primary,
            backgroundColor: theme.palette.background.paper,
            border: `1px solid ${theme.palette.text.secondary}`,
          }),
          arrow: ({ theme }) => ({
            color: theme.palette.background.paper,
            '&::before': { border: `1px solid ${theme.palette.text.secondary}` },
          }),
        },
      },
    },
  };
}

export default function TooltipTheme() {
  return (
    <ThemeProvider theme={shapeTooltips}>
      <Stack direction="row" flexWrap="wrap" gap={1}>
        <Tooltip title="Counts every bird that passes the hide">
          <Button variant="outlined">Count</Button>
        </Tooltip>
        <Tooltip title="Notes wind, cloud and visibility">
          <Button variant="outlined">Weather</Button>
        </Tooltip>
      </Stack>
    </ThemeProvider>
  );
}
