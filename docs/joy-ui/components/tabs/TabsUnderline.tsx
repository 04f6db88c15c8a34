import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsUnderline() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 4 }}>
      {(['bottom', 'top'] as const).map((side) => (
        <Tabs key={side} defaultValue={1}>
          <TabList underlinePlacement={side} aria-label={`Underline at the ${side}`}>
            <Tab indicatorPlacement={side}>Draft</Tab>
            <Tab indicatorPlacement={side}>Published</Tab>
          </TabList>
        </Tabs>
      ))}
      {(['left', 'right'] as const).map((side) => (
        <Tabs key={side} orientation="vertical" defaultValue={1}>
          <TabList underlinePlacement={side} aria-label={`Underline at the ${side}`}>
            <Tab indicatorInset indicatorPlacement={side}>
              Draft
            </Tab>
            <Tab indicatorInset indicatorPlacement={side}>
              Published
            </Tab>
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
