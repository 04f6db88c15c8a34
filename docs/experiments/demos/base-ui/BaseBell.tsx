import { useState } from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

const Bell = styled(Button)({
  minHeight: 40,
  border: '1px solid',
  borderRadius: 20,
  paddingInline: 20,
  background: 'light-dark(#e3f0ff, #12304f)',
  color: 'light-dark(#0b3a75, #cfe5ff)',
  font: 'inherit',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
});

export default function BaseBell() {
  const [rings, setRings] = useState(0);
  const ring = () => setRings(rings + 1);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Button onClick={ring} style={{ minHeight: 40 }}>
        Ring
      </Button>
      <Bell onClick={ring}>Ring louder</Bell>
      <p role="status" style={{ margin: 0, alignSelf: 'center' }}>
        Rung {rings} times
      </p>
    </div>
  );
}
