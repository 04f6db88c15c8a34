import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const releases = [
  { version: '3.2', changes: 'Dark mode, keyboard shortcuts and a new search.' },
  { version: '3.1', changes: 'Faster start.' },
  { version: '3.0', changes: 'New editor with comments, history and templates.' },
  { version: '2.9', changes: 'Fixes.' },
  { version: '2.8', changes: 'Export as PDF.' },
  { version: '2.7', changes: 'Two languages more.' },
];
const columns = [0, 1, 2];

export default function MasonryLeftToRight() {
  return (
    <Stack direction="row" spacing={1}>
      {columns.map((column) => (
        <Stack key={column} spacing={1} sx={{ flex: 1, minWidth: 0 }}>
          {releases
            .filter((_release, index) => index % columns.length === column)
            .map(({ version, changes }) => (
              <Paper key={version} variant="outlined" sx={{ p: 1 }}>
                <b>{version}</b> {changes}
              </Paper>
            ))}
        </Stack>
      ))}
    </Stack>
  );
}
