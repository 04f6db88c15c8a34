import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettings';
import Assignment from '@mui/icons-material/Assignment';
import BarChart from '@mui/icons-material/BarChart';

export default function BottomNavigationConditional() {
  const [isAdmin, setIsAdmin] = React.useState(true);
  const [page, setPage] = React.useState('tasks');

  const handleAdmin = (_event: React.SyntheticEvent, checked: boolean) => {
    setIsAdmin(checked);
    if (page === 'admin') setPage('tasks');
  };

  return (
    <div>
      <FormControlLabel
        label="Signed in as admin"
        control={<Switch checked={isAdmin} onChange={handleAdmin} />}
      />
      <BottomNavigation
        showLabels
        value={page}
        onChange={(_event, next: string) => setPage(next)}
      >
        <BottomNavigationAction value="tasks" label="Tasks" icon={<Assignment />} />
        {isAdmin && (
          <BottomNavigationAction
            value="admin"
            label="Admin"
            icon={<AdminPanelSettings />}
          />
        )}
        <BottomNavigationAction
          value="reports"
          label="Reports"
          icon={<BarChart />}
        />
      </BottomNavigation>
    </div>
  );
}
