import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const cities = [
  'Bristol',
  'Copenhagen',
  'Lisbon',
  'Marseille',
  'Oslo',
  'Rotterdam',
  'Thessaloniki',
  'Zurich',
];

export default function TabsScrollable() {
  return (
    <Tabs defaultValue="Bristol">
      <TabList
        aria-label="Office"
        sx={{
          overflow: 'auto',
          scrollSnapType: 'x proximity',
          '& > [role="tab"]': { flex: 'none', scrollSnapAlign: 'start' },
        }}
      >
        {cities.map((city) => (
          <Tab key={city} value={city}>
            {city}
          </Tab>
        ))}
      </TabList>
      {cities.map((city) => (
        <TabPanel key={city} value={city} tabIndex={0}>
          Rooms in {city}
        </TabPanel>
      ))}
    </Tabs>
  );
}
