import { Badge } from '@mui/base/Badge';
import * as classes from './classes';

export default function BadgeBasic() {
  return (
    <div className="text-center">
      <Badge
        badgeContent={4}
        className="relative inline-flex"
        slotProps={{ badge: { 'aria-hidden': true, className: classes.badge } }}
      >
        <button
          type="button"
          aria-label="Inbox, 4 unread"
          className={classes.button}
        >
          Inbox
        </button>
      </Badge>
    </div>
  );
}
