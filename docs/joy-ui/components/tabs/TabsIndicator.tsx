import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsIndicator() {
  return (
    <Tabs
      defaultValue="issues"
      sx={{
        bgcolor: 'transparent',
        '--Tab-indicatorThickness': '4px',
        '--Tab-indicatorRadius': '4px 4px 0 0',
        '--Tab-indicatorSize': '32px',
      }}
    >
      <TabList
        aria-label="Repository"
        sx={{
          '& .MuiTab-root[aria-selected="true"]': {
            '--Tab-indicatorColor': 'var(--joy-palette-success-500)',
            bgcolor: 'transparent',
            fontWeight: 'lg',
          },
        }}
      >
        <Tab value="code">Code</Tab>
        <Tab value="issues">Issues</Tab>
        <Tab value="pulls">Pull requests</Tab>
      </TabList>
    </Tabs>
  );
}
