import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import LaptopMac from '@mui/icons-material/LaptopMacOutlined';
import PhoneIphone from '@mui/icons-material/PhoneIphoneOutlined';
import TabletMac from '@mui/icons-material/TabletMacOutlined';
import { startDevices } from './data';
import SettingsCard from './SettingsCard';

const icons = {
  laptop: <LaptopMac />,
  phone: <PhoneIphone />,
  tablet: <TabletMac />,
};

interface DevicesCardProps {
  onChange: (message: string) => void;
}

export default function DevicesCard({ onChange }: DevicesCardProps) {
  const [devices, setDevices] = React.useState(startDevices);
  const titleRef = React.useRef<HTMLHeadingElement>(null);

  // The pressed button disappears: the focus goes to the title.
  const signOut = (ids: readonly string[], message: string) => {
    titleRef.current?.focus();
    setDevices(devices.filter(({ id }) => !ids.includes(id)));
    onChange(message);
  };

  const others = devices.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);

  return (
    <SettingsCard
      title="Devices"
      titleRef={titleRef}
      description="Where you are signed in. Sign out what you do not know, and change your password."
    >
      <List sx={{ '--List-padding': '0px', '--ListItem-paddingX': '0px' }}>
        {devices.map(({ id, kind, name, note, isCurrent = false }) => (
          <ListItem key={id} sx={{ gap: 1 }}>
            <ListItemDecorator>{icons[kind]}</ListItemDecorator>
            <ListItemContent>
              <Typography level="title-sm">{name}</Typography>
              <Typography level="body-sm">{note}</Typography>
            </ListItemContent>
            {isCurrent ? (
              <Chip size="sm" color="success">
                This device
              </Chip>
            ) : (
              <Button
                size="sm"
                variant="outlined"
                color="neutral"
                aria-label={`Sign out ${name}`}
                onClick={() => signOut([id], `${name} is signed out.`)}
              >
                Sign out
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {others.length > 1 && (
        <Button
          variant="soft"
          color="danger"
          onClick={() => signOut(others, 'All other devices are signed out.')}
          sx={{ mt: 2 }}
        >
          Sign out all other devices
        </Button>
      )}
    </SettingsCard>
  );
}
