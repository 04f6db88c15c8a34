import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import type { BadgeBadgeSlotProps } from '@mui/base/Badge';
import './structure.css';

const StatusBadge = React.forwardRef<HTMLSpanElement, BadgeBadgeSlotProps>(
  function StatusBadge({ ownerState, className, children, ...props }, ref) {
    const online = ownerState.badgeContent === 'online';
    return (
      <span {...props} ref={ref} className={`${className} ${online ? 'on' : 'off'}`}>
        <span aria-hidden>{online ? '●' : '○'}</span> {children}
      </span>
    );
  },
);

export default function StructureCustomSlot() {
  return (
    <ul className="members">
      <Badge slots={{ root: 'li', badge: StatusBadge }} badgeContent="online">
        Anna Berg
      </Badge>
      <Badge slots={{ root: 'li', badge: StatusBadge }} badgeContent="away">
        Omar Haddad
      </Badge>
    </ul>
  );
}
