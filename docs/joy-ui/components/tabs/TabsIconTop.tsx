import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Home from '@mui/icons-material/HomeOutlined';
import Map from '@mui/icons-material/MapOutlined';
import Person from '@mui/icons-material/PersonOutlined';

const tabs = [
  { name: 'Home', icon: <Home /> },
  { name: 'Map', icon: <Map /> },
  { name: 'Account', icon: <Person /> },
];

export default function TabsIconTop() {
  return (
    <Tabs size="sm" defaultValue="Home">
      <TabList aria-label="App" tabFlex={1} underlinePlacement="top">
        {tabs.map(({ name, icon }) => (
          <Tab
            key={name}
            value={name}
            orientation="vertical"
            indicatorPlacement="top"
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
