import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import LocalFireDepartmentRounded from '@mui/icons-material/LocalFireDepartmentRounded';

export default function RatingChilli() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">How hot should the curry be?</FormLabel>
      <Rating
        max={3}
        defaultValue={1}
        icon={<LocalFireDepartmentRounded fontSize="inherit" />}
        emptyIcon={<LocalFireDepartmentOutlined fontSize="inherit" />}
        getLabelText={(value) => ['mild', 'hot', 'very hot'][value - 1] ?? ''}
        emptyLabelText="not hot"
        sx={{ '& .MuiRating-iconFilled': { color: 'error.main' } }}
      />
    </FormControl>
  );
}
