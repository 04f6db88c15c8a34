import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const ALL = ['Roof', 'Cellar', 'Stairs'];

export default function TabsOpenSheets() {
  const id = React.useId();
  const button = React.useRef<HTMLButtonElement>(null);
  const [sheets, setSheets] = React.useState(ALL);
  const [shown, setShown] = React.useState<string | false>('Cellar');

  const closeSheet = (name: string) => {
    const index = sheets.indexOf(name);
    const neighbour = sheets[index + 1] ?? sheets[index - 1] ?? false;
    setSheets(sheets.filter((sheet) => sheet !== name));
    if (name === shown) {
      setShown(neighbour);
    }
    return neighbour;
  };

  const handleKeyDown = (event: React.KeyboardEvent, name: string) => {
    if (event.key === 'Delete') {
      const neighbour = document.getElementById(`${id}-${closeSheet(name)}`);
      (neighbour ?? button.current)?.focus();
    }
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Tabs
        aria-label="Drawings of the house"
        value={shown}
        onChange={(_event, next: string) => setShown(next)}
      >
        {sheets.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            label={name}
            aria-keyshortcuts="Delete"
            onKeyDown={(event) => handleKeyDown(event, name)}
          />
        ))}
      </Tabs>
      <Typography role="status" color="text.secondary">
        {shown ? `${shown}, scale 1 to 50` : 'No drawing is open.'}
      </Typography>
      <Button
        ref={button}
        size="small"
        onClick={() => {
          if (shown) {
            closeSheet(shown);
          } else {
            setSheets(ALL);
            setShown('Roof');
          }
        }}
      >
        {shown ? `Close ${shown}` : 'Open all drawings'}
      </Button>
    </Stack>
  );
}
