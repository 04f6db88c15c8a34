import Chip from '@mui/joy/Chip';
import './ticket.css';

export default function ApproachesClassName() {
  return (
    <Chip className="ticket" color="success">
      SUP-2041
    </Chip>
  );
}
