import { Button } from '@mui/base/Button';

const css = `
.ticket-button {
  font: inherit;
  padding: 8px 16px;
  border: 1px solid light-dark(#5b6472, #98a3b3);
  border-radius: 8px;
  color: light-dark(#1c2430, #edf1f7);
  background: light-dark(#fff, #1a212b);
  cursor: pointer;
}
.ticket-button:hover { background: light-dark(#eef2f8, #28313e); }
.ticket-button.base--active { background: light-dark(#dbe3ee, #364254); }
.ticket-button.base--focusVisible {
  outline: 2px solid light-dark(#1f5fbf, #8ab8ff);
  outline-offset: 2px;
}
.ticket-button.base--disabled {
  border-style: dashed;
  color: light-dark(#5b6472, #98a3b3);
  cursor: not-allowed;
}
`;

export default function ButtonPlainCss() {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 12,
        justifyContent: 'center',
      }}
    >
      <style>{css}</style>
      <Button className="ticket-button">Assign to me</Button>
      <Button className="ticket-button">Add a label</Button>
      <Button className="ticket-button" disabled>
        Close the ticket
      </Button>
    </div>
  );
}
