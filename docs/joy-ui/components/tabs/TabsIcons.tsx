import Chip from '@mui/joy/Chip';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Chat from '@mui/icons-material/ChatBubbleOutline';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';

export default function TabsIcons() {
  return (
    <Tabs defaultValue="chat">
      <TabList aria-label="Inbox">
        <Tab value="chat">
          <ListItemDecorator>
            <Chat />
          </ListItemDecorator>
          Chat
          <Chip size="sm" color="primary">
            4
          </Chip>
        </Tab>
        <Tab value="alerts">
          <ListItemDecorator>
            <Notifications />
          </ListItemDecorator>
          Alerts
        </Tab>
        <Tab value="settings" aria-label="Settings">
          <Settings />
        </Tab>
      </TabList>
    </Tabs>
  );
}
