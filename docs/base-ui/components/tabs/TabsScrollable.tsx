import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const ScrollList = styled(TabsList)({
  display: 'flex',
  gap: 8,
  padding: 4,
  overflowX: 'auto',
});
const CityTab = styled(Tab)({
  flex: 'none',
  padding: '6px 14px',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 999,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&.base--selected': {
    color: 'light-dark(#fff, #12261f)',
    background: 'light-dark(#14614a, #8fdcbf)',
  },
});

export default function TabsScrollable() {
  return (
    <Tabs defaultValue="Berlin">
      <ScrollList aria-label="Offices">
        {['Berlin', 'Lisbon', 'London', 'Madrid', 'Paris', 'Rome', 'Vienna'].map(
          (city) => (
            <CityTab key={city} value={city}>
              {city}
            </CityTab>
          ),
        )}
      </ScrollList>
    </Tabs>
  );
}
