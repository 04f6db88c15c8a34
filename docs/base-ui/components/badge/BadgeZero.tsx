import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import './badge.css';

export default function BadgeZero() {
  const [count, setCount] = React.useState(1);
  const [muted, setMuted] = React.useState(false);

  return (
    <div className="badges">
      <Badge badgeContent={count}>Cart</Badge>
      <Badge badgeContent={count} showZero>
        Wish list
      </Badge>
      <Badge badgeContent={count} invisible={muted}>
        Alerts
      </Badge>
      <button type="button" onClick={() => setCount(count === 0 ? 1 : 0)}>
        {count === 0 ? 'Add an item' : 'Remove the item'}
      </button>
      <label>
        <input
          type="checkbox"
          checked={muted}
          onChange={(event) => setMuted(event.target.checked)}
        />{' '}
        Mute alerts
      </label>
    </div>
  );
}
