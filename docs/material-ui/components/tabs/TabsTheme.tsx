import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeTabs(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTabs: {
        styleOverrides: {
          root: { minHeight: 40 },
          flexContainer: { gap: 24 },
          indicator: { height: 3, borderRadius: '3px 3px 0 0' },
        },
      },
      MuiTab: {
        defaultProps: { disableFocusRipple: true, disableRipple: true },
        styleOverrides: {
          root: ({ theme }) => ({
            minWidth: 0,
            minHeight: 40,
            paddingInline: 4,
            textTransform: 'none',
            fontSize: theme.typography.pxToRem(16),
            '&.Mui-focusVisible': {
              outline: '2px solid',
              outlineOffset: -2,
            },
          }),
        },
      },
    },
  };
}

export default function TabsTheme() {
  const [value, setValue] = React.useState(0);

  return (
    <ThemeProvider theme={shapeTabs}>
      <Tabs
        aria-label="Archive of the town"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        <Tab label="Letters" />
        <Tab label="Maps" />
        <Tab label="Photographs" />
      </Tabs>
    </ThemeProvider>
  );
}
