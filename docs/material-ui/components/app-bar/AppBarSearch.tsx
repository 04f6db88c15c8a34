import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Search from '@mui/icons-material/Search';
import { alpha } from '@mui/material/styles';

const SEEDS = ['Borage', 'Broad bean', 'Chard', 'Chervil', 'Kale', 'Sorrel'];

export default function AppBarSearch() {
  const [query, setQuery] = React.useState('');
  const found = SEEDS.filter((seed) =>
    seed.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <React.Fragment>
      <AppBar component="div" position="static" enableColorOnDark>
        <Toolbar variant="dense" sx={{ flexWrap: 'wrap', columnGap: 2, py: 1 }}>
          <Typography sx={{ flexGrow: 1 }}>Seed bank</Typography>
          <InputBase
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder="Find a seed"
            inputProps={{ 'aria-label': 'Find a seed' }}
            startAdornment={<Search sx={{ mr: 1 }} />}
            sx={{
              flex: '0 1 220px',
              px: 1,
              color: 'inherit',
              border: '1px solid',
              borderColor: 'currentColor',
              borderRadius: 1,
              '&.Mui-focused': {
                outline: '2px solid currentColor',
                bgcolor: alpha('#fff', 0.1),
              },
              '& ::placeholder': { opacity: 1 },
            }}
          />
        </Toolbar>
      </AppBar>
      <Typography role="status" variant="body2" sx={{ px: 2, pt: 1.5 }}>
        {found.length} of {SEEDS.length} seeds
      </Typography>
      <List dense>
        {found.map((seed) => (
          <ListItem key={seed}>{seed}</ListItem>
        ))}
      </List>
    </React.Fragment>
  );
}
