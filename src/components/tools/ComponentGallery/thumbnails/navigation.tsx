import type { ComponentType } from 'react';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import ForestIcon from '@mui/icons-material/Forest';
import MapIcon from '@mui/icons-material/Map';
import MenuIcon from '@mui/icons-material/Menu';
import SailingIcon from '@mui/icons-material/Sailing';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Fab from '@mui/material/Fab';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const PLACES = ['Harbour', 'Woods', 'Mill'];

export const NAVIGATION: Record<string, ComponentType> = {
  'react-accordion': () => (
    <div>
      {PLACES.slice(0, 2).map((place) => (
        <Accordion key={place} disableGutters>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            {place}
          </AccordionSummary>
        </Accordion>
      ))}
    </div>
  ),
  'react-app-bar': () => (
    <AppBar component="div" position="static">
      <Toolbar variant="dense">
        <MenuIcon sx={{ marginInlineEnd: 2 }} />
        Ferry desk
      </Toolbar>
    </AppBar>
  ),
  'react-bottom-navigation': () => (
    <BottomNavigation showLabels value={0}>
      <BottomNavigationAction
        label="Sea"
        icon={<SailingIcon />}
        sx={{ minWidth: 0 }}
      />
      <BottomNavigationAction
        label="Wood"
        icon={<ForestIcon />}
        sx={{ minWidth: 0 }}
      />
      <BottomNavigationAction label="Map" icon={<MapIcon />} sx={{ minWidth: 0 }} />
    </BottomNavigation>
  ),
  'react-breadcrumbs': () => (
    <Stack alignItems="center">
      <Breadcrumbs component="div">
        <Link component="span">Coast</Link>
        <Typography color="text.primary">Pier 3</Typography>
      </Breadcrumbs>
    </Stack>
  ),
  'react-card': () => (
    <Card>
      <CardContent sx={{ pb: 0 }}>
        <Typography>Boat 14</Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Reserve</Button>
      </CardActions>
    </Card>
  ),
  'react-drawer': () => (
    <Box sx={{ display: 'flex', height: 108, bgcolor: 'action.hover' }}>
      <Paper square elevation={8} sx={{ p: 1.5, width: '55%', fontSize: 14 }}>
        {PLACES.map((place) => (
          <div key={place}>{place}</div>
        ))}
      </Paper>
    </Box>
  ),
  'react-link': () => (
    <Stack alignItems="center">
      <Link component="span">Timetable</Link>
    </Stack>
  ),
  'react-pagination': () => (
    <Stack alignItems="center">
      <Pagination count={3} page={2} size="small" />
    </Stack>
  ),
  'react-paper': () => (
    <Stack direction="row" spacing={2} justifyContent="center">
      <Paper variant="outlined" sx={{ width: 48, height: 48 }} />
      <Paper elevation={2} sx={{ width: 48, height: 48 }} />
      <Paper elevation={8} sx={{ width: 48, height: 48 }} />
    </Stack>
  ),
  'react-speed-dial': () => (
    <Stack direction="row" spacing={1} alignItems="center" justifyContent="center">
      <Fab size="small" component="div">
        <MapIcon fontSize="small" />
      </Fab>
      <Fab size="small" component="div">
        <AddIcon fontSize="small" />
      </Fab>
      <Fab color="primary" component="div">
        <CloseIcon />
      </Fab>
    </Stack>
  ),
  'react-stepper': () => (
    <Stepper activeStep={1} alternativeLabel>
      <Step>
        <StepLabel>Date</StepLabel>
      </Step>
      <Step>
        <StepLabel>Boat</StepLabel>
      </Step>
    </Stepper>
  ),
  'react-tabs': () => (
    <Tabs value={0} variant="fullWidth">
      <Tab label="Tide" sx={{ minWidth: 0 }} />
      <Tab label="Wind" sx={{ minWidth: 0 }} />
    </Tabs>
  ),
};
