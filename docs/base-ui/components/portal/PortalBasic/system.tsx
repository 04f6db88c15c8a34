import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { Card, Footer } from './parts';

export default function PortalBasic() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [count, setCount] = React.useState(1);

  return (
    <div>
      <Card>
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
      </Card>
      <Footer ref={setTarget} />
    </div>
  );
}
