import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import './styles.css';

export default function PortalBasic() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [count, setCount] = React.useState(1);

  return (
    <div>
      <div className="cart-card">
        <label>
          Cups{' '}
          <input
            type="number"
            min={0}
            max={99}
            value={count}
            onChange={(event) => setCount(Number(event.target.value))}
          />
        </label>
        {target && <Portal container={target}>Total: €{count * 12}</Portal>}
      </div>
      <div className="cart-footer" ref={setTarget} />
    </div>
  );
}
