import Sheet from '@mui/joy/Sheet';

export default function SheetBasic() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
      Delivery on Friday between 9 and 12
    </Sheet>
  );
}
