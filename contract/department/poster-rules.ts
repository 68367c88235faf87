/** Page of the mini-programs that a clinic's poster opens. */
export const CLINIC_PAGE = 'pages/clinic/department-index/index';

/** Most characters of a mini-program code's scene. */
const MOST_SCENE = 32;
const SCENE = /^[0-9A-Za-z!#$&'()*+,/:;=?@\-._~]+$/;

/** The scene of a clinic's mini-program code, which the page reads as its query; null where it does not fit. */
export function clinicScene(depaCode: string): string | null {
  const scene = `depaCode=${depaCode}`;
  return scene.length <= MOST_SCENE && SCENE.test(scene) ? scene : null;
}
