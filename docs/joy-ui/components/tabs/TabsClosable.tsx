import * as React from 'react';
import { flushSync } from 'react-dom';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Close from '@mui/icons-material/Close';

export default function TabsClosable() {
  const [files, setFiles] = React.useState(['budget', 'plan', 'notes']);
  const [file, setFile] = React.useState<string | number | null>('plan');
  const selectedRef = React.useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    const rest = files.filter((name) => name !== file);
    const index = Math.min(files.indexOf(String(file)), rest.length - 1);
    flushSync(() => {
      setFiles(rest);
      setFile(rest[index] ?? null);
    });
    selectedRef.current?.focus();
  };

  return (
    <Stack direction="row" spacing={1}>
      <Tabs size="sm" value={file} onChange={(_event, name) => setFile(name)}>
        <TabList aria-label="Open files">
          {files.map((name) => (
            <Tab
              key={name}
              value={name}
              ref={name === file ? selectedRef : undefined}
              onKeyDown={({ key }) =>
                key === 'Delete' && name === file && handleClose()
              }
            >
              {name}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      {file && (
        <IconButton size="sm" aria-label={`Close ${file}`} onClick={handleClose}>
          <Close />
        </IconButton>
      )}
    </Stack>
  );
}
