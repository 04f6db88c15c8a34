import { Badge } from '@mui/base/Badge';
import './badge.css';

export default function BadgePosition() {
  return (
    <div className="badges">
      <Badge badgeContent={3}>Top end</Badge>
      <Badge badgeContent={3} slotProps={{ badge: { className: 'bottom-start' } }}>
        Bottom start
      </Badge>
      <Badge badgeContent={3} slotProps={{ badge: { className: 'after' } }}>
        After the text
      </Badge>
      <Badge slotProps={{ badge: { className: 'dot', title: 'Changed' } }}>
        Dot
      </Badge>
    </div>
  );
}
