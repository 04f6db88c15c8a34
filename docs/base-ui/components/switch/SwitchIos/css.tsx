import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchIos() {
  return (
    <div className="ios-row">
      <Switch
        className="ios"
        slotProps={{ input: { 'aria-label': 'Wi-Fi' } }}
        defaultChecked
      />
      <Switch
        className="ios"
        slotProps={{ input: { 'aria-label': 'VPN' } }}
        disabled
      />
    </div>
  );
}
