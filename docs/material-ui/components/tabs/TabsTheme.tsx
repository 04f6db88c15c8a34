import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const theme = createTheme({
  components: {
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 40 },
        flexContainer: { gap: 24 },
        indicator: { height: 3, borderRadius: 3 },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: { minWidth: 0, minHeight: 40, paddingInline: 4, fontSize: 16 },
      },
    },
  },
});

export default function TabsTheme() {
  const [value, setValue] = React.useState(0);

  return (
    <ThemeProvider theme={theme}>
      <Tabs
        aria-label="Team"
        value={value}
        onChange={(_event, newValue: number) => setValue(newValue)}
      >
        <Tab label="Activity" />
        <Tab label="Members" />
        <Tab label="Roles" />
      </Tabs>
    </ThemeProvider>
  );
}
