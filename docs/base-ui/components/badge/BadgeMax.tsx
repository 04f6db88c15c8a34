import { Badge } from '@mui/base/Badge';
import './badge.css';

export default function BadgeMax() {
  return (
    <div className="badges">
      <Badge badgeContent={120}>Orders</Badge>
      <Badge badgeContent={1480} max={999}>
        Files
      </Badge>
      <Badge badgeContent={1480} max={Infinity}>
        Messages
      </Badge>
    </div>
  );
}
