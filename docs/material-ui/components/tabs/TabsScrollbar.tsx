import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const CHAPTERS = [
  'Dough',
  'Sourdough',
  'Rye',
  'Flat breads',
  'Rolls',
  'Brioche',
  'Crackers',
  'Faults',
];

export default function TabsScrollbar() {
  const [chapter, setChapter] = React.useState(2);

  return (
    <Tabs
      orientation="vertical"
      variant="scrollable"
      visibleScrollbar
      scrollButtons={false}
      aria-label="Chapters of the baking book"
      value={chapter}
      onChange={(_event, next: number) => setChapter(next)}
      sx={{ height: 208, width: 180 }}
    >
      {CHAPTERS.map((name) => (
        <Tab key={name} label={name} sx={{ alignItems: 'flex-start' }} />
      ))}
    </Tabs>
  );
}
