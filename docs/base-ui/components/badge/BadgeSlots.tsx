import { Badge, type BadgeBadgeSlotProps } from '@mui/base/Badge';
import './badge.css';

function UnreadCount({ ownerState, children, ...props }: BadgeBadgeSlotProps) {
  return (
    <strong {...props}>
      {children}
      {Number(ownerState.badgeContent) > ownerState.max && ' unread'}
    </strong>
  );
}

export default function BadgeSlots() {
  return (
    <div className="badges">
      <Badge
        badgeContent={12}
        max={9}
        slots={{ root: 'div', badge: UnreadCount }}
        slotProps={{
          badge: ({ badgeContent }) => ({ title: `${String(badgeContent)} unread` }),
        }}
      >
        Support
      </Badge>
    </div>
  );
}
