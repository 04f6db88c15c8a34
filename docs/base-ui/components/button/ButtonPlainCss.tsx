import { Button } from '@mui/base/Button';
import './ticketButton.css';

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
      <Button className="ticket-button">Assign to me</Button>
      <Button className="ticket-button">Add a label</Button>
      <Button className="ticket-button" disabled>
        Close the ticket
      </Button>
    </div>
  );
}
