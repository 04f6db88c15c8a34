import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const sections = {
  Profile: 'Your name and picture.',
  Security: 'Password and two-step login.',
  Notifications: 'Emails and messages.',
};

export default function TabsVertical() {
  return (
    <Tabs orientation="vertical" defaultValue="Profile" sx={{ minHeight: 160 }}>
      <TabList aria-label="Settings">
        {Object.keys(sections).map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {Object.entries(sections).map(([name, text]) => (
        <TabPanel key={name} value={name} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
