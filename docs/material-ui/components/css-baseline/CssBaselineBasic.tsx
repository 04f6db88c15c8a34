import CssBaseline from '@mui/material/CssBaseline';

export default function CssBaselineBasic() {
  return (
    <>
      <CssBaseline />
      <h3>Order #1041</h3>
      <p>
        Shipped on Monday, <b>arrives on Thursday</b>
      </p>
      <button type="button">Track the parcel</button>
    </>
  );
}
