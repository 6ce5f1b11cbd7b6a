import { defineModule } from '../../platform/http/define-module';
import { pictureRoutes } from './picture.routes';
import { createPictureService } from './picture.service';

/** Pictures that organisers upload for the pages. */
export const picturePlugin = defineModule<{ perMinute: number }>(
  { name: 'picture', needs: ['db', 'printer'] },
  async (app, { perMinute }) => {
    const { db, printer } = app;
    await pictureRoutes(app, { perMinute, pictures: createPictureService({ db, printer }) });
  },
);
