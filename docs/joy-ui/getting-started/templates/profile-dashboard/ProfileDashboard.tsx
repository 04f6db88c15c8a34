import * as React from 'react';
import Box from '@mui/joy/Box';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import CheckCircle from '@mui/icons-material/CheckCircle';
import DetailsForm from './DetailsForm';
import DevicesCard from './DevicesCard';
import Navigation from './Navigation';
import NotificationsForm from './NotificationsForm';
import PasswordForm from './PasswordForm';
import PictureCard from './PictureCard';
import QuietHoursCard from './QuietHoursCard';
import Summary from './Summary';
import TopBar from './TopBar';
import TwoStepCard from './TwoStepCard';
import { startDetails } from './data';
import { portrait } from './pictures';

export default function ProfileDashboard() {
  const [isNavigationOpen, setNavigationOpen] = React.useState(false);
  const [details, setDetails] = React.useState(startDetails);
  const [picture, setPicture] = React.useState(portrait.src);
  const [message, setMessage] = React.useState({ id: 0, open: false, text: '' });

  const notify = (text: string) =>
    setMessage(({ id }) => ({ id: id + 1, open: true, text }));

  const panels = {
    Profile: [
      <PictureCard
        key="picture"
        picture={picture}
        name={`${details.firstName} ${details.lastName}`}
        onChange={(src, text) => {
          setPicture(src);
          notify(text);
        }}
      />,
      <DetailsForm
        key="details"
        onSave={(next) => {
          setDetails(next);
          notify('Your details are saved.');
        }}
      />,
    ],
    Security: [
      <PasswordForm key="password" email={details.email} onSave={notify} />,
      <TwoStepCard key="two-step" onChange={notify} />,
      <DevicesCard key="devices" onChange={notify} />,
    ],
    Notifications: [
      <NotificationsForm key="notifications" onSave={notify} />,
      <QuietHoursCard key="quiet" onChange={notify} />,
    ],
  };
  const tabs = Object.entries(panels);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.body' }}>
      <Navigation open={isNavigationOpen} onClose={() => setNavigationOpen(false)} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar
          details={details}
          picture={picture}
          onOpenNavigation={() => setNavigationOpen(true)}
        />
        <Box
          component="main"
          sx={{ maxWidth: 1040, marginInline: 'auto', p: { xs: 2, md: 4 } }}
        >
          <Typography level="h2" component="h1">
            Account settings
          </Typography>
          <Summary details={details} picture={picture} />
          <Tabs defaultValue="Profile" sx={{ bgcolor: 'transparent' }}>
            <TabList
              sticky="top"
              aria-label="Account settings"
              sx={{
                zIndex: 3,
                overflow: 'auto',
                scrollbarWidth: 'none',
                '--focus-outline-offset': '-2px',
                '& > [role="tab"]': { flex: 'none' },
              }}
            >
              {tabs.map(([name]) => (
                <Tab key={name} value={name}>
                  {name}
                </Tab>
              ))}
            </TabList>
            {tabs.map(([name, cards]) => (
              <TabPanel key={name} value={name} keepMounted sx={{ p: 0, pt: 3 }}>
                <Stack spacing={3}>{cards}</Stack>
              </TabPanel>
            ))}
          </Tabs>
          <Snackbar
            key={message.id}
            open={message.open}
            color="success"
            variant="soft"
            autoHideDuration={6000}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') setMessage({ ...message, open: false });
            }}
            startDecorator={<CheckCircle />}
            sx={{ minWidth: 0, maxWidth: 'calc(100vw - 24px)' }}
          >
            <span role="alert">{message.text}</span>
          </Snackbar>
        </Box>
      </Box>
    </Box>
  );
}
