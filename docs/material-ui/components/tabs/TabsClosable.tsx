import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsClosable() {
  const [files, setFiles] = React.useState(['app.tsx', 'theme.ts', 'index.ts']);
  const [shown, setShown] = React.useState<string | false>('theme.ts');

  const handleClose = () => {
    const index = files.findIndex((file) => file === shown);
    setFiles(files.filter((file) => file !== shown));
    setShown(files[index + 1] ?? files[index - 1] ?? false);
  };

  const handleAdd = () => {
    const name = `untitled-${files.length + 1}.ts`;
    setFiles([...files, name]);
    setShown(name);
  };

  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" alignItems="center">
      <Tabs
        aria-label="Open files"
        value={shown}
        onChange={(_event, newValue: string) => setShown(newValue)}
        onKeyDown={(event) => event.key === 'Delete' && handleClose()}
      >
        {files.map((name) => (
          <Tab key={name} value={name} label={name} sx={{ minWidth: 0 }} />
        ))}
      </Tabs>
      <Button onClick={handleAdd}>New file</Button>
      <Button aria-disabled={!shown} onClick={handleClose}>
        Close file
      </Button>
    </Stack>
  );
}
