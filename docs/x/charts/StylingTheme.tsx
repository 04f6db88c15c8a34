import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-charts/themeAugmentation';
import { BarChart } from '@mui/x-charts/BarChart';

const theme = createTheme({
  components: {
    MuiChartsAxis: {
      styleOverrides: {
        root: { '& .MuiChartsAxis-tickLabel': { fontSize: '14px !important' } },
      },
    },
    MuiBarElement: { styleOverrides: { root: { rx: 6 } } },
    MuiChartsLegend: { defaultProps: { hidden: true } },
  },
});

export default function StylingTheme() {
  return (
    <ThemeProvider theme={theme}>
      <div dir="ltr" role="img" aria-label="Messages: 24, 37 and 30">
        <BarChart
          height={220}
          skipAnimation
          margin={{ top: 20 }}
          xAxis={[{ scaleType: 'band', data: ['May', 'June', 'July'] }]}
          series={[{ label: 'Messages', color: '#2e7fd1', data: [24, 37, 30] }]}
        />
      </div>
    </ThemeProvider>
  );
}
