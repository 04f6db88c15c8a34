export const roles = ['Admin', 'Editor', 'Guest'];
