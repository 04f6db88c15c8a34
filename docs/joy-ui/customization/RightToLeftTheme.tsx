import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import messages from './rtlMessages.json';

const theme = extendTheme({
  direction: 'rtl',
  components: {
    JoySlider: { defaultProps: { isRtl: true } },
    JoyTabs: { defaultProps: { direction: 'rtl' } },
    JoyTooltip: { defaultProps: { direction: 'rtl' } },
    JoyMenu: { defaultProps: { direction: 'rtl' } },
  },
});

export default function RightToLeftTheme() {
  const id = React.useId();
  return (
    <CssVarsProvider theme={theme}>
      <Box dir="rtl" lang="he">
        <Tabs defaultValue="new" sx={{ mb: 2 }}>
          <TabList>
            <Tab value="new">{messages.new}</Tab>
            <Tab value="sent">{messages.sent}</Tab>
            <Tab value="paid">{messages.paid}</Tab>
          </TabList>
        </Tabs>
        <Typography id={id}>{messages.discount}</Typography>
        <Slider aria-labelledby={id} defaultValue={20} />
      </Box>
    </CssVarsProvider>
  );
}
