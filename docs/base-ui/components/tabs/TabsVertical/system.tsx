import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const SettingsTabs = styled(Tabs)({ display: 'flex', gap: 16 });
const SettingsList = styled(TabsList)({ display: 'grid', alignContent: 'start' });
const SettingsTab = styled(Tab)({
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&.base--selected': {
    color: 'light-dark(#fff, #1d1430)',
    background: 'light-dark(#5b3aa7, #c3aef5)',
  },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
});
const SettingsPanel = styled(TabPanel)({ flex: 1, paddingBlock: 8 });

export default function TabsVertical() {
  return (
    <SettingsTabs orientation="vertical" defaultValue="profile">
      <SettingsList aria-label="Settings">
        <SettingsTab value="profile">Profile</SettingsTab>
        <SettingsTab value="security">Security</SettingsTab>
        <SettingsTab value="billing">Billing</SettingsTab>
      </SettingsList>
      <SettingsPanel value="profile">Name and picture</SettingsPanel>
      <SettingsPanel value="security">Password and devices</SettingsPanel>
      <SettingsPanel value="billing">Plan and invoices</SettingsPanel>
    </SettingsTabs>
  );
}
