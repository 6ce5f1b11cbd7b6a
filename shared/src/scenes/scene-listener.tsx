import { createContext } from 'react';
import type { Scene } from './scene';

/** Hears of the scene at the head of a page that is drawn: the build makes the picture of shared links of it (0120). */
export const SceneListener = createContext<((scene: Scene) => void) | undefined>(undefined);
