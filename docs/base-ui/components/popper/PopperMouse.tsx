import * as React from 'react';
import type { Instance } from '@popperjs/core';
import { Popper } from '@mui/base/Popper';
import './plan.css';

export default function PopperMouse() {
  const point = React.useRef({ x: 0, y: 0 });
  const popperRef = React.useRef<Instance>(null);
  const [place, setPlace] = React.useState('');

  const cursor = React.useMemo(
    () => ({
      getBoundingClientRect: () => new DOMRect(point.current.x, point.current.y),
    }),
    [],
  );

  function follow(event: React.MouseEvent<HTMLElement>) {
    point.current = { x: event.clientX, y: event.clientY };
    const { left, top } = event.currentTarget.getBoundingClientRect();
    setPlace(
      `${Math.round(event.clientX - left)}, ${Math.round(event.clientY - top)}`,
    );
    void popperRef.current?.update();
  }

  return (
    <div className="plan" onMouseMove={follow} onMouseLeave={() => setPlace('')}>
      Floor plan
      <Popper
        role="presentation"
        open={place !== ''}
        anchorEl={cursor}
        placement="top"
        popperRef={popperRef}
        popperOptions={{ strategy: 'fixed' }}
        slotProps={{ root: { className: 'plan-position' } }}
        disablePortal
      >
        {place}
      </Popper>
    </div>
  );
}
