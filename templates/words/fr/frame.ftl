### Ce qui entoure chaque page.

frame-site = Site
frame-games = Mes parties
frame-lobby = Salon
frame-letters = Lettres
frame-desk = Administration
frame-log-out = Se déconnecter
frame-log-in = Se connecter
frame-register = S’inscrire
frame-refused = Votre adresse refuse nos lettres, vous n’en recevez donc aucune. <a>Voir pourquoi</a>
frame-free = Zugpost est un logiciel libre sous licence AGPL.
frame-runs-on = { $site } fonctionne avec Zugpost, logiciel libre sous licence AGPL.
