import { Badge } from '@mui/base/Badge';
import './styles.css';

export default function BadgeBasic() {
  return (
    <div className="inbox">
      <Badge badgeContent={4} slotProps={{ badge: { 'aria-hidden': true } }}>
        <button type="button" aria-label="Inbox, 4 unread">
          Inbox
        </button>
      </Badge>
    </div>
  );
}
