import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Chat from '@mui/icons-material/Chat';
import Folder from '@mui/icons-material/Folder';
import Groups from '@mui/icons-material/Groups';

export default function BottomNavigationLabels() {
  const [value, setValue] = React.useState('files');

  return (
    <BottomNavigation
      value={value}
      onChange={(_event, newValue: string) => setValue(newValue)}
    >
      <BottomNavigationAction value="files" label="Files" icon={<Folder />} />
      <BottomNavigationAction value="teams" label="Teams" icon={<Groups />} />
      <BottomNavigationAction value="chat" label="Chat" icon={<Chat />} showLabel />
    </BottomNavigation>
  );
}
