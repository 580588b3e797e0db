import type { FastifyPluginAsync } from 'fastify';
import { deviceRoutes } from './alerts/desk-routes.ts';
import { enquiryRoutes } from './enquiries/desk-routes.ts';
import { visitRoutes } from './enquiries/requests/desk-routes.ts';
import { noticeRoutes } from './notices/desk-routes.ts';
import { numberRoutes } from './numbers/desk-routes.ts';
import type { Site } from './pages/site.ts';
import { pictureRoutes } from './pictures/desk-routes.ts';
import { Refusal } from './plugins/refusal.ts';
import { postRoutes } from './posts/desk-routes.ts';
import type { Services } from './services.ts';
import { checklistRoutes } from './site-checklist/desk-routes.ts';
import { dueRoutes } from './site-due/desk-routes.ts';
import { siteEditRoutes } from './site-edits/desk-routes.ts';
import { sitePictureRoutes } from './site-edits/pictures/desk-routes.ts';
import { ownPreviewRoutes } from './site-preview/desk-routes.ts';
import { authRoutes } from './staff/auth-routes.ts';
import { guard } from './staff/guard.ts';
import { peopleRoutes } from './staff/people-routes.ts';

interface DeskOptions {
  services: Services;
  /** Null if no pages are served; then they cannot be edited either. */
  site: Site | null;
}

/**
 * The desk's API, under `/api/desk`. Bodies and answers follow the schemas of `shared/desk/`; a refusal is
 * always a `deskRefusal`. Without a session every address answers 401, whether it exists or not.
 *
 * | request | who | answer |
 * |---|---|---|
 * | `POST /auth/...` | see auth-routes.ts | |
 * | `GET /session` | staff | `sessionAnswer` |
 * | `PATCH /account` (`changeAccount`) | staff | `sessionAnswer` |
 * | `GET /sessions`, `DELETE /sessions/:id` | staff | `sessionsAnswer`, 204 |
 * | `GET /backup-codes` | staff | `backupCodesLeft` |
 * | `GET /devices`, `PUT /devices` (`newDevice`) | staff | `devicesAnswer` |
 * | `POST /devices/:id/test`, `DELETE /devices/:id` | staff | 204, 503 |
 * | `GET /enquiries?tab&search&from&to&before` | staff | `enquiriesAnswer` |
 * | `GET /enquiries/changes?since` | staff | `changesAnswer` |
 * | `GET /enquiries.csv?tab&search&from&to` | staff | a file |
 * | `POST /enquiries` (`newEnquiry`) | staff | `enquiryAnswer` |
 * | `PUT /enquiries/:id/entered` (`correctEnquiry`) | staff | `enquiryAnswer`, 409 `enquiryConflict` |
 * | `PUT /enquiries/:id/phone` (`correctPhone`) | staff | `enquiryAnswer`, 409 `enquiryConflict` |
 * | `POST /phone-check` (`phoneCheck`) | staff | `phoneCheckAnswer` |
 * | `POST /enquiries/moves` (`moveEnquiries`) | staff | `movedEnquiries` |
 * | `GET /enquiries/:id` | staff | `openedEnquiry` |
 * | `GET /enquiries/:id/current` | staff who have opened it | `openedEnquiry` |
 * | `PATCH /enquiries/:id` (`moveEnquiry`) | staff | `enquiryAnswer`, 409 `enquiryConflict` |
 * | `POST /enquiries/:id/notes` (`newNote`) | staff | `enquiryAnswer` |
 * | `POST /enquiries/:id/send` (`sendEnquiry`) | staff | `enquiryAnswer`, 409 `enquiryConflict` |
 * | `DELETE /enquiries/:id` (`deleteEnquiry`) | staff | 204, 409 `enquiryConflict` |
 * | `POST /enquiries/:id/offers` (`newOffer`) | staff | `enquiryAnswer`, 409 `enquiryConflict`, 422 |
 * | `POST /enquiries/:id/visit` (`settledVisit`) | staff | `enquiryAnswer`, 409 `enquiryConflict` |
 * | `POST /enquiries/:id/offer-mail` (`offerMail`) | staff | `enquiryAnswer`, 409 `enquiryConflict`, 503 |
 * | `GET /visits` | staff | `visitsAnswer` |
 * | `GET /visits/times` | staff | `visitTimesAnswer` |
 * | `GET /people`, `POST /people` (`newPerson`) | doctor | `peopleAnswer`, `invitation` |
 * | `POST /people/:id/reset`, `DELETE /people/:id` | doctor | `invitation`, 204 |
 * | `GET /access-log?enquiry&before` | doctor | `accessLogAnswer` |
 * | `GET /restore-proof` | doctor | `restoreProofAnswer` |
 * | `GET /numbers` | doctor | `numbersAnswer` |
 * | `GET /posts?search&state&unlinkedIn&before` | doctor | `postsAnswer` |
 * | `POST /posts` (`newPost`), `GET /posts/:id?tab` | doctor | `postAnswerOfDesk`, `openedPost` |
 * | `PUT /posts/:id/draft` (`saveDraft`) | doctor | `postAnswerOfDesk`, 409 `postConflict` |
 * | `POST /posts/:id/publish` (`publishPost`) | doctor | the same, 409 `taken` |
 * | `POST /posts/:id/unpublish`, `.../discard` (`changePost`) | doctor | the same |
 * | `DELETE /posts/:id` (`deletePost`) | doctor | 204, 409 `postConflict` |
 * | `POST /posts/:id/editing` (`editingPost`) | doctor | `editingAnswer` |
 * | `GET /posts/:id/translations` | doctor | `translationsAnswer` |
 * | `PUT /posts/:id/translations/:other`, `DELETE ...` | doctor | `translationsAnswer`, 422 |
 * | `POST /posts/:id/preview` | doctor | `previewAnswer` |
 * | `GET /posts/:id/versions`, `.../versions/:number` | doctor | `versionsAnswer`, `openedVersion` |
 * | `POST /pictures` (the file) | doctor | `picture`, 413, 415, 422, 503 `busy` |
 * | `GET /notices` | staff | `noticesAnswer` |
 * | `POST /notices` (`newNotice`), `PUT /notices/:id` (`changeNotice`) | staff | `noticesAnswer`, 409 `noticesConflict` |
 * | `POST /notices/:id/end`, `DELETE /notices/:id` (`endNotice`) | staff | `noticesAnswer`, 409 `noticesConflict` |
 * | `POST /closed-days` (`closeDay`), `DELETE /closed-days/:day` | staff | `noticesAnswer` |
 * | `GET /site`, `GET /site/fields?file` | staff | `siteAnswer`, `siteFieldsAnswer` |
 * | `PUT /site/drafts` (`saveSiteDraft`), `DELETE` (`discardSiteDraft`) | doctor, staff for hours | `siteFileAnswer`, 409 `siteRefusal` |
 * | `POST /site/publications` (`publishSite`) | doctor, staff for hours | `publishedAnswer`, 409 and 422 `siteRefusal` |
 * | `GET /site/publications?before`, `.../:number` | doctor | `publicationsAnswer`, `publicationAnswer` |
 * | `POST /site/publications/:number/undo` | doctor | `publishedAnswer`, 409 and 422 `siteRefusal` |
 * | `POST /site/kept` (`keepSiteChange`) | doctor | `siteFileAnswer` |
 * | `POST /site/translated` (`confirmTranslation`) | doctor | `siteFileAnswer` |
 * | `GET /site/due`, `POST /site/due` (`stillRight`) | doctor | `siteDueAnswer` |
 * | `GET /site/checklist` | doctor | `siteChecklistAnswer` |
 * | `GET /site/picture?path` | staff | a picture of the clinic's folder |
 * | `GET /site/preview/...` | staff | a page of the site with all drafts |
 * | `GET /site/preview-state` | staff | `previewState` |
 * | `POST /site/pressed` (`pressedOnPage`), `GET /site/page?file&field` | staff | `pressedAnswer`, `sitePageAnswer` |
 * | `POST /site/previews`, `DELETE /site/previews` | doctor | `sitePreviewAnswer`, 204 |
 */
export const deskRoutes: FastifyPluginAsync<DeskOptions> = async (app, { services, site }) => {
  // The desk sends only JSON, which no page of another site can send without a preflight.
  app.removeContentTypeParser('text/plain');
  await app.register(guard, services);
  await app.register(authRoutes, services);
  await app.register(peopleRoutes, services);
  await app.register(deviceRoutes, services);
  await app.register(enquiryRoutes, services);
  await app.register(visitRoutes, services);
  await app.register(pictureRoutes, services);
  await app.register(postRoutes, services);
  await app.register(noticeRoutes, services);
  await app.register(numberRoutes, services);
  if (site) await app.register(siteEditRoutes, { services, site });
  if (site) await app.register(ownPreviewRoutes, { services, site });
  if (site) await app.register(dueRoutes, services);
  if (site) await app.register(checklistRoutes, services);
  if (site) await app.register(sitePictureRoutes, services);
  app.all('/*', async () => {
    throw new Refusal('not-found');
  });
};
