import { defineModule } from '../../platform/http/define-module';
import { invitationRoutes } from './invitation.routes';
import { createInvitationService, MOST_INVITATIONS_A_DAY } from './invitation.service';
import { memberRoutes } from './member.routes';
import { createMemberService } from './member.service';

const DAY = 86_400;

type Options = {
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
  publicUrl: string;
};

/** The accounts that act for one exhibitor, and how they come and go. */
export const memberPlugin = defineModule<Options>(
  { name: 'member', needs: ['db', 'createLimiter'] },
  (app, { perMinute, publicUrl }) => {
    const { db } = app;
    const limiterOf = (limit: number) => app.createLimiter({ limit, windowSeconds: DAY });
    memberRoutes(app, createMemberService({ db }));
    invitationRoutes(app, {
      invitations: createInvitationService({
        ...{ db, publicUrl },
        perExhibitor: limiterOf(MOST_INVITATIONS_A_DAY.perExhibitor),
        perMailbox: limiterOf(MOST_INVITATIONS_A_DAY.perMailbox),
      }),
      perMinute,
    });
  },
);
