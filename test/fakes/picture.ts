export default '/picture.png';
