import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyTabs: {
      styleOverrides: { root: { backgroundColor: 'transparent' } },
    },
    JoyTab: {
      defaultProps: { indicatorInset: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '&[aria-selected="true"]': {
            '--Tab-indicatorColor': vars.palette.primary[500],
            backgroundColor: 'transparent',
          },
        }),
      },
    },
  },
});

export default function TabsTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Tabs defaultValue="guide">
        <TabList aria-label="Help">
          <Tab value="guide">Guide</Tab>
          <Tab value="faq">Questions</Tab>
          <Tab value="contact">Contact</Tab>
        </TabList>
      </Tabs>
    </CssVarsProvider>
  );
}
