import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import './interopParts.css';

export default function InteropCssParts() {
  return (
    <div className="interop-parts">
      <TextField label="Invoice" defaultValue="1043" />
      <Slider
        aria-label="Discount"
        defaultValue={20}
        slotProps={{ thumb: { className: 'interop-thumb' } }}
      />
    </div>
  );
}
