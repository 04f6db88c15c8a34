import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import { Button } from '@mui/base/Button';
import { Slider } from '@mui/base/Slider';
import './labels.css';

export default function AccessibilityLabels() {
  const id = React.useId();

  return (
    <div className="named">
      <Button className="icon" aria-label="Messages, 3 unread">
        <Badge badgeContent={3} slotProps={{ badge: { className: 'count' } }}>
          <span aria-hidden>✉</span>
        </Badge>
      </Button>
      <span id={id}>Reminder, hours before</span>
      <Slider
        className="hours"
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} hours`}
        defaultValue={12}
        max={48}
        step={6}
      />
    </div>
  );
}
