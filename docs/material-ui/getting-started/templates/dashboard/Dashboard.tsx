import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Figures from './Figures';
import OrdersCard from './OrdersCard';
import { PERIODS, toBars, toFigures, type Period } from './report';
import SalesChart from './SalesChart';
import SideNav from './SideNav';
import StockCard from './StockCard';
import { createCoffeeTheme } from './theme';
import TopBar from './TopBar';
import useOrders from './useOrders';

export default function Dashboard() {
  const outer = useTheme();
  const theme = React.useMemo(() => createCoffeeTheme(outer), [outer]);
  const [isCollapsed, setCollapsed] = React.useState(false);
  const [isOpen, setOpen] = React.useState(false);
  const state = useOrders();
  const { orders, period, message } = state;

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          minHeight: '100vh',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <TopBar
          collapsed={isCollapsed}
          onCollapse={() => setCollapsed(!isCollapsed)}
          onOpen={() => setOpen(true)}
        />
        <SideNav
          collapsed={isCollapsed}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
        <Box component="main" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Toolbar />
          <Stack
            spacing={2}
            useFlexGap
            sx={{ p: { xs: 2, md: 3 }, maxWidth: 1360, mx: 'auto' }}
          >
            <Stack
              direction="row"
              spacing={2}
              useFlexGap
              flexWrap="wrap"
              alignItems="center"
            >
              <Typography component="h1" variant="h4" sx={{ flexGrow: 1 }}>
                Good morning, Karin
              </Typography>
              <ToggleButtonGroup
                exclusive
                size="small"
                color="primary"
                aria-label="Period"
                value={period}
                onChange={(_event, next: Period | null) => {
                  if (next) state.setPeriod(next);
                }}
              >
                {PERIODS.map((one) => (
                  <ToggleButton key={one.label} value={one}>
                    {one.label}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            </Stack>
            <Figures figures={toFigures(orders, period)} period={period} />
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr)',
                  lg: 'minmax(0, 2fr) minmax(0, 1fr)',
                },
              }}
            >
              <SalesChart bars={toBars(orders, period)} />
              <StockCard />
            </Box>
            <OrdersCard state={state} />
          </Stack>
        </Box>
        <Snackbar
          open={message.open}
          autoHideDuration={8000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') state.hideMessage();
          }}
          message={message.text}
          action={
            <Button color="inherit" size="small" onClick={state.undo}>
              Undo
            </Button>
          }
        />
      </Box>
    </ThemeProvider>
  );
}
